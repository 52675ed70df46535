import { handlers } from "./handlers.ts";
import { mount } from "./mount.ts";

export { AuditChain } from "./audit/audit-chain.ts";
export { CompanyRegister } from "./companies/register-object.ts";
export { ListExport } from "./exports/list-export-object.ts";
export { EntityLocks } from "./locks/entity-locks.ts";
export { TableImport } from "./tables/table-object.ts";
export { JobObject } from "./job/job-object.ts";
export { Matcher } from "./job/matcher-object.ts";
export { PredictionModels } from "./prediction/models-object.ts";
export { ProQ } from "./proq/proq.ts";
export { OutboundGate } from "./outbound/gate-object.ts";
export { AccountSync } from "./linked-accounts/sync-object.ts";
export { CompanyLists } from "./companies/lists-object.ts";
export { SocketRoom } from "./areas/socket/socket-room.ts";
export { SystemHealth } from "./health/health-object.ts";
export { IssuerMail } from "./mail/issuer-mail.ts";
export { IssuerVendors } from "./vendors/issuer-vendors.ts";

const app = mount(handlers);

export default { fetch: app.fetch };
