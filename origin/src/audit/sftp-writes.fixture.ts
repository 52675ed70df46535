/** Every write of files by SFTP once: a user's, then the connector's. */
import {
  bytesOf,
  configurationBody,
  digestOf,
  fileOf,
  keyOfConnector,
  sealed,
} from "../areas/sftp/sftp-calls.fixture.ts";
import { newJob, sendFile } from "../areas/uploads/upload-calls.fixture.ts";
import { makeProgram } from "../support/test-programs.ts";
import type { Write } from "./writing.fixture.ts";

const noEnd = { seen: 1, problem: null, offeredKey: null, files: [], matched: 1 };

export async function sftpWrites(make: Write): Promise<void> {
  const clientId = `connector-${crypto.randomUUID()}`;
  const as = await makeProgram({ clientId, registeredBy: "user-dana-developer", roles: ["developer"] });
  const body = configurationBody(`program-${clientId}`, "Calder by SFTP");
  const { id } = await make("createSftpConfiguration", { body });
  const { issuerId: _, buyerId: __, ...changed } = body;
  await make("updateSftpConfiguration", { body: { ...changed, id, version: 1, time: "07:30" } });
  await make("setSftpCredential", { params: { id }, body: sealed });
  await make("runSftpNow", { params: { id } });
  const { id: testId } = await make("testSftp", { params: { id } });
  await make("finishSftpRun", { as, params: { id: testId }, body: noEnd });
  const { id: runId } = await make("startSftpRun", { as, body: { configurationId: id, key: keyOfConnector } });
  const bytes = bytesOf("Supplier,Amount,Payment Date\nAcme Ltd,100.00,2026-01-15\n");
  const jobId = await newJob("By SFTP");
  const uploadId = await sendFile(jobId, "ap-2026-10.csv", bytes);
  const taken = { ...fileOf("ap-2026-10.csv", bytes.length), digest: digestOf(bytes) };
  const { file } = await make("takeSftpFile", { as, params: { id: runId }, body: taken });
  await make("refuseSftpFile", { as, params: { id: runId }, body: { ...fileOf("empty.csv", 0), problem: "empty" } });
  await make("placeSftpFile", { as, params: { id: file.id }, body: { jobId, uploadId } });
  await make("confirmSftpFile", { as, params: { id: file.id } });
  await make("finishSftpFile", { as, params: { id: file.id }, body: { problem: null } });
  await make("finishSftpRun", { as, params: { id: runId }, body: noEnd });
  await make("deleteSftpConfiguration", { params: { id } });
}
