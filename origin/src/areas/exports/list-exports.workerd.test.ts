/** Exports of lists through the real calls and the command in workerd: read in the name of the user who asked. */
import { beforeAll, describe, expect, it } from "vitest";
import type { CreateListExportBody, ExportItem } from "@paygauge/api-types/entities/exports";
import type { PagedResult } from "@paygauge/api-types/entities/paging";
import { queueOf } from "../../proq/queue-stub.ts";
import { unpackAll } from "../../job/unpack/unpack.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { newJob, until } from "../uploads/upload-calls.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const admin = "sasha-sysadmin";
/** More than two pages. */
const added = 2100;
const username = { heading: "User name", path: ["username"], look: "plain" } as const;

beforeAll(async () => {
  await seedOrigin();
  const at = "2026-01-01T00:00:00.000Z";
  const statement = testEnv.DB.prepare(
    `INSERT INTO users (id, idp_issuer, idp_subject, id_provider_name, display_name, username, email, approved, version,
       created_on, updated_on) VALUES (?1, 'elsewhere', ?1, 'Elsewhere', ?2, ?3, ?3 || '@elsewhere.example', 1, 1, ?4, ?4)`,
  );
  await testEnv.DB.batch(
    Array.from({ length: added }, (_, n) =>
      statement.bind(`many-${n}`, n === 0 ? "=HYPERLINK(1)" : `Person ${n}`, `many.${n}`, at),
    ),
  );
});

async function ask<T>(subject: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await callAs(subject, method, `/api/v1${path}`, body === undefined ? {} : { body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

const bodyOf = (more: Partial<CreateListExportBody>): CreateListExportBody => ({
  list: "activeUsers",
  params: {},
  request: { orderBy: "username" },
  columns: [{ ...username, path: [...username.path] }],
  format: "csv",
  name: "Active",
  keyIn: "id",
  ...more,
});

const begin = (more: Partial<CreateListExportBody> = {}, subject = admin) =>
  ask<{ id: string }>(subject, "POST", "/exports", bodyOf(more));

async function ended(id: string, subject = admin): Promise<ExportItem> {
  const items = await until(
    () => ask<ExportItem[]>(subject, "GET", "/exports"),
    (all) => ["Completed", "Error", "Canceled"].includes(all.find((each) => each.id === id)?.state ?? ""),
  );
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error("The export is not listed.");
  return item;
}

const fetchFile = (id: string, subject = admin) => callAs(subject, "GET", `/api/v1/exports/${id}`);

async function linesOf(id: string, subject = admin): Promise<string[]> {
  const text = await (await fetchFile(id, subject)).text();
  return text.replace("\uFEFF", "").trimEnd().split("\r\n").slice(1);
}

/** Every row as the list's own call answers it to this user. */
async function listed<T>(path: string, body: object, subject = admin): Promise<T[]> {
  const rows: T[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await ask<PagedResult<T>>(subject, "POST", path, { ...body, pageNumber, pageSize: 200 });
    rows.push(...page.collection);
    if (!page.hasNextPage) return rows;
  }
}

describe("an export of a list", () => {
  it("has every row that the list has for this user, in its order, and runs no formula", async () => {
    const columns = [
      username,
      { heading: "Name", path: ["displayName"], look: "plain" },
      { heading: "Roles", path: ["roles", "*", "*", "role"], look: "plain", words: { sysAdmin: "Administrator" } },
    ] as const;
    const { id } = await begin({ columns: columns.map((column) => ({ ...column, path: [...column.path] })) });
    const item = await ended(id);
    const people = await listed<{ username: string }>("/users/active", { orderBy: "username" });
    expect(people.length).toBeGreaterThan(added);
    expect(item).toMatchObject({
      state: "Completed",
      jobId: null,
      list: "activeUsers",
      fileName: "Active.csv",
      done: people.length,
      total: people.length,
    });
    const lines = await linesOf(id);
    expect(lines.map((line) => line.split(",")[0])).toEqual(people.map((each) => each.username));
    expect(lines).toContain("many.0,'=HYPERLINK(1),");
    expect(lines.find((line) => line.startsWith("sasha.sysadmin"))).toContain("Administrator");
  });

  it("is a workbook too, of what the request leaves but for some", async () => {
    const filterItems = [
      { propertyName: "username", itemComparisonOperator: "StartsWith" as const, itemValue: "many." },
    ];
    const keys = Array.from({ length: 30 }, (_, n) => `many-${n}`);
    const { id } = await begin({
      request: { filters: { filterItems } },
      format: "xlsx",
      keys: { kind: "except", keys },
    });
    expect((await ended(id)).done).toBe(added - keys.length);
    const { text } = await unpackAll(new Uint8Array(await (await fetchFile(id)).arrayBuffer()));
    expect(text.trimEnd().split("\n")).toHaveLength(added - keys.length + 1);
  });

  it("shows no one more than the list does", async () => {
    const jobs = {
      list: "jobs" as const,
      request: {},
      columns: [{ heading: "Job", path: ["id"], look: "plain" as const }],
    };
    await newJob("Of another tenant than hers");
    const hers = "isla-issuer";
    expect((await callAs(hers, "POST", "/api/v1/exports", { body: bodyOf({}) })).status).toBe(403);
    const { id } = await begin(jobs, hers);
    await ended(id, hers);
    const own = await listed<{ id: string }>("/jobs/get", {}, hers);
    expect(own.length).toBeLessThan((await listed("/jobs/get", {})).length);
    expect((await linesOf(id, hers)).filter((line) => line !== "")).toEqual(own.map((each) => each.id));
    expect((await fetchFile(id, admin)).status).toBe(404);
  });

  it("is refused at once where the list cannot answer it", async () => {
    const wrong = [
      { request: { orderBy: "nonsense" } },
      { list: "issuerUsers", params: { id: "issuer-nowhere" } },
      { list: "exports" },
      { columns: [] },
      // Larger than a command may be, though not than a request.
      { keys: { kind: "except", keys: Array.from({ length: 2550 }, (_, n) => `${n}`.padStart(398, "0")) } },
    ];
    const statuses = [];
    for (const each of wrong) {
      const body = { ...bodyOf({}), ...each };
      statuses.push((await callAs(admin, "POST", "/api/v1/exports", { body })).status);
    }
    expect(statuses).toEqual([422, 404, 422, 422, 413]);
  });

  it("ends with a sentence, and hands out no file, where the user may not see the list any more", async () => {
    const hers = "una-useradmin";
    const kept = (await begin({}, hers)).id;
    await ended(kept, hers);
    expect((await fetchFile(kept, hers)).status).toBe(200);
    const queue = queueOf(testEnv);
    await queue.setRunning(false);
    const { id } = await begin({}, hers);
    await testEnv.DB.prepare("DELETE FROM user_roles WHERE user_id = (SELECT id FROM users WHERE idp_subject = ?1)")
      .bind(hers)
      .run();
    await queue.setRunning(true);
    const [command] = await until(
      () => queue.commandsById([id]),
      ([found]) => found?.state === "Error",
    );
    expect(command?.message).toEqual(message("noPermission"));
    expect(await testEnv.FILES.head(`exports/lists/${id}`)).toBeNull();
    expect((await fetchFile(kept, hers)).status).toBe(404);
    // The sentence is said in the language that the file is asked for in.
    const heading = { heading: "Meldung", path: ["message"], look: "plain" as const };
    const errors = { list: "errorCommands" as const, request: {}, columns: [heading] };
    const reader = "dana-developer";
    const inGerman = (await begin({ ...errors, locale: "de-AT" }, reader)).id;
    await ended(inGerman, reader);
    expect((await linesOf(inGerman, reader)).join("\n")).toContain("Ihnen fehlt die Berechtigung");
  });

  it("is deleted with its file, and is stopped while it waits", async () => {
    const { id } = await begin();
    await ended(id);
    expect(await testEnv.FILES.head(`exports/lists/${id}`)).not.toBeNull();
    await ask(admin, "DELETE", `/exports/${id}`);
    expect(await testEnv.FILES.head(`exports/lists/${id}`)).toBeNull();
    expect((await fetchFile(id)).status).toBe(404);
    const queue = queueOf(testEnv);
    await queue.setRunning(false);
    const waiting = (await begin()).id;
    await ask(admin, "DELETE", `/exports/${waiting}`);
    await queue.setRunning(true);
    expect((await queue.commandsById([waiting]))[0]?.state).toBe("Canceled");
  });
});
