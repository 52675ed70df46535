import { eq } from "drizzle-orm";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { users } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** PUT user-language: what the user reads from now on, in every browser; `null` before stays their issuer's. */
export async function chooseLanguage({ db, env, person, body, write }: CallContext<"chooseLanguage">) {
  const answer = await write(
    { entityType: "user", entityId: person.userId, note: `language ${body.language}` },
    // The row's version stays: who edits the user's record meanwhile has nothing to look at again.
    [db.update(users).set({ language: body.language }).where(eq(users.id, person.userId))],
    done(message("languageKept")),
  );
  forgetPeople(env.DB);
  return answer;
}
