import type { Check } from "./check.ts";
import { clock, keys } from "./checks/clock.ts";
import { identity } from "./checks/identity.ts";
import { auditChain, locks, objects, queue } from "./checks/objects.ts";
import { services } from "./checks/services.ts";
import { catalogue, files } from "./checks/stores.ts";
import { chatbot, edge } from "./checks/workers.ts";

/** Every check; each has a test that breaks its part (health.workerd.test.ts). */
export const allChecks = {
  components: [edge, chatbot, identity, catalogue, files, objects, queue, auditChain, locks, clock, keys],
  services,
} as const satisfies { readonly components: readonly Check[]; readonly services: readonly Check[] };
