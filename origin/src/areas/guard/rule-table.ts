import { type Access, isAllowed } from "@paygauge/api-types/access/access";
import { rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isReleased } from "@paygauge/api-types/endpoints/call";
import type { GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { pages } from "@paygauge/api-types/sitemap";
import { csvLine } from "@paygauge/api-types/table-files/csv";

type DeclaredRule = Omit<GuardRule, "hours">;

const needsOf = (access: Access): GuardRule["needs"] => (access.who === "holders" ? [...access.of] : []);

/** Refusals of pages are counted under this prefix, so that a page and a call of one id stay apart. */
const pagePrefix = "page:";

const pageRules = pages.map(({ id, path, page }): DeclaredRule => {
  const { access, flag = null, released } = page;
  return {
    kind: "page",
    id: `${pagePrefix}${id}`,
    method: null,
    path,
    who: access.who,
    needs: needsOf(access),
    flag,
    released,
  };
});
const callRules = compiledCalls.map(({ id, path, call }): DeclaredRule => {
  const { access, method, flag = null } = call;
  return { kind: "call", id, method, path, who: access.who, needs: needsOf(access), flag, released: isReleased(call) };
});
const byPath = (a: DeclaredRule, b: DeclaredRule): number => (a.path < b.path ? -1 : Number(a.path > b.path));

/** Every page and every call, as they are declared. */
export const declaredRules: readonly DeclaredRule[] = [...pageRules.toSorted(byPath), ...callRules.toSorted(byPath)];
export const ruleOf: ReadonlyMap<string, DeclaredRule> = new Map(declaredRules.map((rule) => [rule.id, rule]));

const accessOf = ({ who, needs }: DeclaredRule): Access => {
  const [first, ...rest] = needs;
  if (who !== "holders" || first === undefined) return { who: who === "holders" ? "edge" : who };
  return { who, of: [first, ...rest] };
};

/** What a rule says, in one line; two releases are compared by it. */
export function ruleText({ who, needs, flag, released }: DeclaredRule): string {
  const parts = [who === "holders" ? needs.join(" + ") : who, flag === null ? "" : `flag ${flag}`];
  return [...parts, released ? "" : "not in this release"].filter((part) => part !== "").join(", ");
}
export const ruleName = ({ method, path }: DeclaredRule): string => `${method ?? "PAGE"} ${path}`;

/** All rules with who passes them, as CSV; the roles are columns. */
export function rulesFile(): string {
  const head = csvLine(["kind", "method", "path", "needs", "flag", "released", ...roles]);
  const lines = declaredRules.map((rule) => {
    const held = roles.map((role) => (isAllowed(accessOf(rule), rolePermissions.get(role) ?? null) ? "yes" : ""));
    const needs = rule.who === "holders" ? rule.needs.join(" + ") : rule.who;
    return csvLine([rule.kind, rule.method, rule.path, needs, rule.flag, rule.released, ...held]);
  });
  return `${head}${lines.join("")}`;
}
