import { callAs, callOrigin } from "../../support/call-origin.ts";
import { machine, makeProgram } from "../../support/test-programs.ts";
import { configurationBody, fileOf, sealed } from "./sftp-calls.fixture.ts";

const clientId = "sftp-reader";
/** Claims of the connector whose run can be read. */
export const readingConnector = machine(clientId);

async function made(answer: Response): Promise<string> {
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json<{ id: string }>()).id;
}

/** A configuration with a run that was refused a file, and a test that waits. */
export async function sftpToRead(): Promise<{ sftpConfigurationId: string; sftpRunId: string }> {
  const root = "/api/v1/sftp-configurations";
  const dana = (method: string, path: string, body?: unknown) =>
    callAs("dana-developer", method, `${root}${path}`, body === undefined ? {} : { body });
  await makeProgram({ clientId, registeredBy: "user-dana-developer", roles: ["developer"] });
  const sftpConfigurationId = await made(await dana("POST", "", configurationBody(`program-${clientId}`, "To read")));
  await dana("PUT", `/${sftpConfigurationId}/credential`, sealed);
  const asked = { configurationId: sftpConfigurationId, key: { x: "x".repeat(43), y: "y".repeat(43) } };
  const connector = (path: string, body: unknown) =>
    callOrigin("POST", `/api/v1/sftp-connector${path}`, { as: readingConnector, body });
  const sftpRunId = await made(await connector("/runs", asked));
  await connector(`/runs/${sftpRunId}/refused`, { ...fileOf("empty.csv", 0), problem: "empty" });
  await made(await dana("POST", `/${sftpConfigurationId}/tests`));
  return { sftpConfigurationId, sftpRunId };
}
