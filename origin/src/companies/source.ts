import type { Env } from "../env.ts";

/** Whether companies are looked up in the imported register: what every deployment has without Companies House's key. */
export const isRegisterUsed = ({ COMPANY_PROVIDER }: Pick<Partial<Env>, "COMPANY_PROVIDER">): boolean =>
  COMPANY_PROVIDER !== "companiesHouse";
