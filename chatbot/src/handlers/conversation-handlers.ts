import { message } from "@paygauge/api-types/catalogue/message";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import type { Handlers } from "../call-context.ts";
import { allConversations, allHomes, conversationsOf, ownHome } from "../corpora.ts";
import type { GroupedQuestions } from "../conversations/grouped-questions.ts";
import { done } from "@paygauge/worker/done";
import { notFound } from "@paygauge/worker/refusal";

type Group = GroupedQuestions["groups"][number] & { readonly issuerId: string | null };
type Totals = GroupedQuestions["totals"];

/** Groups of several objects with the same words are one; its newest wording stands for it. */
function mergedGroups(lists: readonly (readonly Group[])[]): Group[] {
  const merged = new Map<string, Group>();
  for (const each of lists.flat()) {
    const known = merged.get(each.grouped);
    if (known === undefined) {
      merged.set(each.grouped, each);
      continue;
    }
    const newest = known.last_asked >= each.last_asked ? known : each;
    merged.set(each.grouped, {
      ...newest,
      times: known.times + each.times,
      unanswered: known.unanswered + each.unanswered,
      unhelpful: known.unhelpful + each.unhelpful,
      // An answer for one issuer would leave the other without.
      issuerId: known.issuerId === each.issuerId ? known.issuerId : null,
    });
  }
  return [...merged.values()].toSorted((a, b) => b.times - a.times || b.last_asked - a.last_asked);
}

const summed = (all: readonly Totals[], name: keyof Totals): number => all.reduce((sum, each) => sum + each[name], 0);

export const conversationHandlers = {
  async chatConversation({ env, scope, params: { id }, query }) {
    const limit = Number(query.limit ?? chatLimits.logLimit);
    const found = await conversationsOf(env, scope).conversation(scope.user_id, id, limit, Number(query.offset ?? 0));
    if (found === null) throw notFound("conversation");
    return { conversation_id: id, logs: found.logs, total: found.total };
  },

  async deleteChatConversation({ env, scope, params: { id } }) {
    if (!(await conversationsOf(env, scope).deleteConversation(scope.user_id, id))) throw notFound("conversation");
    return done(message("chatConversationDeleted"));
  },

  /** Staff read the questions of every issuer; other managers of documents those of their own users. */
  async chatConversations({ env, scope, query }) {
    const homes = scope.is_staff ? await allHomes(env) : [ownHome(env, scope)];
    const filter = { days: Number(query.days ?? "30"), only: query.only ?? "all" };
    const found = await Promise.all(
      homes.map(async ({ conversations, issuerId }) => ({ issuerId, ...(await conversations.questions(filter)) })),
    );
    const search = query.search?.trim().toLowerCase() ?? "";
    const owned = found.map(({ groups: own, issuerId }) => own.map((each) => ({ ...each, issuerId })));
    const groups = mergedGroups(owned).filter(({ question }) => question.toLowerCase().includes(search));
    const offset = Number(query.offset ?? 0);
    const totals = found.map((each) => each.totals);
    return {
      questions: groups
        .slice(offset, offset + Number(query.limit ?? chatLimits.logLimit))
        .map(({ question, times, unanswered, unhelpful, last_asked, issuerId }) => ({
          question,
          times,
          unanswered,
          unhelpful,
          last_asked: new Date(last_asked).toISOString(),
          issuer_id: issuerId,
        })),
      total: groups.length,
      asked: summed(totals, "asked"),
      users: summed(totals, "users"),
      answered: summed(totals, "answered"),
      rated: summed(totals, "rated"),
      helpful: summed(totals, "helpful"),
    };
  },

  async eraseChatConversations({ env, scope, params: { userId } }) {
    const objects = scope.is_staff ? await allConversations(env) : [conversationsOf(env, scope)];
    const erased = await Promise.all(objects.map((each) => each.erase(userId)));
    const count = erased.reduce((sum, each) => sum + each, 0);
    return { ...done(message("chatErased", { count })), conversations: count };
  },
} satisfies Partial<Handlers>;
