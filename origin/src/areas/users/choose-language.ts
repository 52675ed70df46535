import { eq } from "drizzle-orm";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { users } from "../../store/schema.ts";

/** PUT user-language: what the person reads from now on, in every browser; `null` before stays their issuer's. */
export async function chooseLanguage({ db, env, person, body, write }: CallContext<"chooseLanguage">) {
  const done = await write(
    { entityType: "user", entityId: person.userId, note: `language ${body.language}` },
    // The row's version stays: who edits the person's record meanwhile has nothing to look at again.
    [db.update(users).set({ language: body.language }).where(eq(users.id, person.userId))],
    { message: "Your language is kept.", success: true, statusCode: 200 },
  );
  forgetPeople(env.DB);
  return done;
}
