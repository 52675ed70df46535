import { runInDurableObject } from "cloudflare:test";
import { registerOf } from "./register-stub.ts";
import { clearRegister } from "./register-tables.ts";
import { testEnv } from "../support/test-env.ts";

/** Removes the imported register, which another file of tests may have left in this process. */
export const emptyRegister = (): Promise<void> =>
  runInDurableObject(registerOf(testEnv), (_, { storage }) => {
    clearRegister(storage.sql);
    storage.sql.exec("DELETE FROM meta");
  });
