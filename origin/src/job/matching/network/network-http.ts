/** What the adapters share: how an answer that isn't a success is taken, and an acceptor without what no one tells. */
import * as v from "valibot";
import { StepFailed } from "../../../commands/step.ts";
import type { DirectoryEntry } from "../../facts.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** One call's longest wait for its answer, ms. */
export const answerMs = 30_000;

/**
 * Reads a network's JSON answer by its schema.
 * @throws StepFailed where asking again cannot help (credentials, a request it refuses), Error where it may.
 */
export async function readAnswer<T extends v.GenericSchema>(
  service: string,
  response: Response,
  schema: T,
): Promise<v.InferOutput<T>> {
  await expectSuccess(service, response);
  const read = v.safeParse(schema, await response.json().catch(() => undefined));
  if (read.success) return read.output;
  throw new Error(`${service} answered in a shape that is not its own: ${read.issues[0].message}`);
}

async function expectSuccess(service: string, response: Response): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403)
    throw new StepFailed(message("networkCredentials", { service, status: response.status }));
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${service} answered ${response.status}; it is asked again.`);
  throw new StepFailed(message("networkRefused", { service, status: response.status }));
}

/** An acceptor of which only the id is known. */
export function bareEntry(entryId: string): DirectoryEntry {
  return {
    entryId,
    name: "",
    addressLine1: "",
    city: "",
    postalCode: "",
    country: "",
    phone: "",
    taxId: "",
    companyNumber: "",
    mcc: "",
    acceptsCard: true,
    acceptsVirtualCard: false,
    detailLevel: 1,
    stpCapable: false,
    lockboxes: [],
    lastSeen: "",
  };
}
