/** The origin as it is, and two objects that let tests of the queue look inside. Not part of the deployed Worker. */
export { AuditChain, default, JobObject, Matcher, ProQ } from "../worker.ts";
export { EffectTarget } from "./effect-target.ts";
export { TestProQ } from "./test-proq.ts";
