import { and, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { healthLimits } from "@paygauge/api-types/entities/system-health";
import { openDatabase } from "../../store/database.ts";
import { idempotencyKeys } from "../../store/schema.ts";
import { HealthFault, healthy, type Check } from "../check.ts";

/** Owner and key of everything that the check writes: one run at a time writes it, and removes what another left. */
const own = "health-check";

/** Writes, reads and removes a row that no call can have: no user has the id `own`. */
export const catalogue: Check = {
  name: "catalogue",
  run: async ({ env }) => {
    const db = openDatabase(env.DB);
    const isOurs = and(eq(idempotencyKeys.person, own), eq(idempotencyKeys.key, own));
    const mark = crypto.randomUUID();
    const at = new Date().toISOString();
    const row = { person: own, key: own, callId: own, requestDigest: mark, holder: own, heldUntil: at, expiresOn: at };
    try {
      await db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoUpdate({
          target: [idempotencyKeys.person, idempotencyKeys.key],
          set: { requestDigest: mark },
        });
      const [read] = await db.select().from(idempotencyKeys).where(isOurs);
      if (read?.requestDigest !== mark) throw new HealthFault(message("healthUnexpected"));
    } finally {
      await db.delete(idempotencyKeys).where(isOurs);
    }
    return healthy;
  },
};

/** Puts a file, reads its last kilobyte, and removes it. */
export const files: Check = {
  name: "files",
  run: async ({ env }) => {
    const key = `${own}/probe`;
    const bytes = crypto.getRandomValues(new Uint8Array(healthLimits.fileBytes));
    const offset = bytes.length - 1024;
    try {
      await env.FILES.put(key, bytes);
      const part = await env.FILES.get(key, { range: { offset, length: 1024 } });
      const read = part === null ? null : new Uint8Array(await part.arrayBuffer());
      const isSame = read?.length === 1024 && read.every((byte, at) => byte === bytes[offset + at]);
      if (!isSame) throw new HealthFault(message("healthUnexpected"));
    } finally {
      await env.FILES.delete(key);
    }
    if ((await env.FILES.head(key)) !== null) throw new HealthFault(message("healthUnexpected"));
    return healthy;
  },
};
