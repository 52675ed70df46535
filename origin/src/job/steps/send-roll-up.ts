/** Sends what a run adds up to, to its issuer's insights across jobs. */
import { now } from "../../store/database.ts";
import type { IssuerVendors } from "../../vendors/issuer-vendors.ts";
import type { JobRun } from "../../vendors/part-store.ts";
import { wholeCube } from "../cubes/build-cubes.ts";
import { supplierDimensions } from "../cubes/axes.ts";
import { RunCubes } from "../cubes/run-cubes.ts";

/** Sends the cubes of every dimension in one call: they take effect together. */
export async function sendRollUp(
  vendors: Pick<DurableObjectStub<IssuerVendors>, "putRollUp">,
  sql: SqlStorage,
  run: JobRun,
): Promise<void> {
  const all = new RunCubes({ sql }, run.run);
  const cubes = ([wholeCube, ...supplierDimensions] as const).map((name) => ({ name, cube: all.measuresOf(name) }));
  await vendors.putRollUp(run, cubes, now());
}
