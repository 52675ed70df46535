import * as v from "valibot";
import type { EnqueueCommand } from "../proq/contract.ts";

/** Looks up the open entries of one list; the object of the list's user runs it. */
export const lookUpListType = "Paygauge.Companies.LookUpListCommand";
export const lookUpPayload = v.object({ listId: v.string() });

/** The command has the list's ID: a list that is resumed runs the same one again. */
export const lookUpCommand = (userId: string, listId: string, correlationId: string): EnqueueCommand => ({
  id: listId,
  commandType: lookUpListType,
  category: "tools",
  targetEntityId: listId,
  // Names the object that runs it.
  batchId: userId,
  correlationId,
  payload: JSON.stringify({ listId }),
  priority: 30,
  stuckTimeOutInSeconds: 120,
  tags: ["tools"],
});
