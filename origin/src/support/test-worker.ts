/** The origin as it is, and objects that let tests of queue and locks move the clock and look inside. Not part of the deployed Worker. */
export {
  AccountSync,
  AuditChain,
  CompanyLists,
  CompanyRegister,
  default,
  EntityLocks,
  IssuerMail,
  IssuerVendors,
  JobObject,
  ListExport,
  Matcher,
  OutboundGate,
  PredictionModels,
  SocketRoom,
  SystemHealth,
  TableImport,
} from "../worker.ts";
export { EffectTarget } from "./effect-target.ts";
export { FaultyProQ as ProQ } from "./faulty-proq.ts";
export { TestLocks } from "./test-locks.ts";
export { TestProQ } from "./test-proq.ts";
