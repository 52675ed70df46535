import { objectNamed, type Env } from "../env.ts";
import type { CompanyRegister } from "./register-object.ts";

/** The object that holds the imported register of the United Kingdom, and Companies House's kept answers. */
export function registerOf(env: Pick<Env, "COMPANIES">): DurableObjectStub<CompanyRegister> {
  return objectNamed<CompanyRegister>(env.COMPANIES, "uk");
}
