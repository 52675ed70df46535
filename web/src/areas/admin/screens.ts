import { areaCalls } from "../../data/call-table.ts";
import { resourceScreens } from "../../records/resource-screens.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const people = [areaTexts.people, areaCalls.people, areaCalls.tenants, areaCalls.brandings] as const;
const tenants = [
  areaTexts.tenants,
  areaTexts.records,
  areaCalls.tenants,
  areaCalls.people,
  areaCalls.brandings,
] as const;

/** Screens of people and tenants. A file is named after its page id: the edge preloads it by that name. */
export const adminScreens = {
  userManagement: lazyWithTexts(() => import("./people/user-management.screen.tsx"), ...people),
  userCreate: lazyWithTexts(() => import("./people/user-create.screen.tsx"), ...people),
  user: lazyWithTexts(() => import("./people/user.screen.tsx"), ...people),
  issuerManager: lazyWithTexts(() => import("./tenants/issuer-manager.screen.tsx"), ...tenants, areaCalls.agreements),
  issuerCreate: lazyWithTexts(() => import("./tenants/issuer-create.screen.tsx"), ...tenants),
  issuer: lazyWithTexts(() => import("./tenants/issuer.screen.tsx"), ...tenants),
  issuerUsers: lazyWithTexts(() => import("./tenants/issuer-users.screen.tsx"), ...tenants),
  issuerCardStatements: lazyWithTexts(() => import("./statements/issuer-card-statements.screen.tsx"), ...tenants),
  ...resourceScreens("buyer", () => import("./tenants/buyer.record.tsx"), areaCalls.tenants),
};
