import { isAllowed, type Access } from "@paygauge/api-types/access/access";
import { ladder, rolePermissions, type Role } from "@paygauge/api-types/access/roles";
import type { GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { Needs } from "./needs-cell.tsx";

function passes({ who, needs }: GuardRule, role: Role): boolean {
  const [first, ...rest] = needs;
  const access: Access =
    who !== "holders" ? { who } : first === undefined ? { who: "edge" } : { who, of: [first, ...rest] };
  return isAllowed(access, rolePermissions.get(role) ?? null);
}

/** Pages or calls, each with its rule, the roles of the ladder that pass it, and its refusals. */
export function RuleTable({ rules, heading }: { readonly rules: readonly GuardRule[]; readonly heading: string }) {
  const words = useTranslations("resourceGuard");
  return (
    <table className="w-full text-data">
      <thead className="text-label text-text-2">
        <tr className="border-b border-line align-bottom">
          <th className="py-1.5 text-start font-medium">{heading}</th>
          <th className="px-2 py-1.5 text-start font-medium">{words("needs")}</th>
          {ladder.map((role) => (
            <th key={role} className="px-0.5 py-1.5 font-normal max-lg:hidden">
              <span className="inline-block rotate-180 [writing-mode:vertical-rl]">{role}</span>
            </th>
          ))}
          <th className="py-1.5 ps-2 text-end font-medium">{words("refused")}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </tbody>
    </table>
  );
}

function RuleRow({ rule }: { readonly rule: GuardRule }) {
  const { count } = useFormats();
  const refused = rule.hours.reduce((sum, each) => sum + each, 0);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1.5 text-start font-normal">
        <code className="wrap-anywhere">
          {rule.method !== null && <span className="text-text-2">{rule.method} </span>}
          {rule.path}
        </code>
      </th>
      <td className="px-2 py-1.5">
        <Needs rule={rule} />
      </td>
      {ladder.map((role) => (
        <td key={role} className="px-0.5 py-1.5 text-center max-lg:hidden">
          <PassMark isPassing={passes(rule, role)} role={role} />
        </td>
      ))}
      <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums">
        {refused > 0 && <HourBars hours={rule.hours} />}
        {count(refused)}
      </td>
    </tr>
  );
}

function PassMark({ isPassing, role }: { readonly isPassing: boolean; readonly role: Role }) {
  const words = useTranslations("resourceGuard");
  return (
    <>
      <PassGlyph isPassing={isPassing} />
      <span className="sr-only">{words(isPassing ? "holds" : "lacks", { role })}</span>
    </>
  );
}

/** Full where a role passes, hollow where it doesn't. */
export function PassGlyph({ isPassing }: { readonly isPassing: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 10 10"
      className={`inline-block size-2.5 ${isPassing ? "text-accent-text" : "text-text-3"}`}
    >
      <circle cx={5} cy={5} r={4} stroke="currentColor" fill={isPassing ? "currentColor" : "none"} />
    </svg>
  );
}

const height = 12;

/** Refusals hour by hour; the number is next to it. */
function HourBars({ hours }: Pick<GuardRule, "hours">) {
  const most = Math.max(1, ...hours);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${hours.length * 2} ${height}`}
      className="me-2 inline-block h-3 w-12 text-text-2 max-md:hidden"
      preserveAspectRatio="none"
    >
      {[...hours.entries()].map(([hour, each]) => {
        const tall = (each / most) * height;
        return <rect key={hour} x={hour * 2} y={height - tall} width={1.4} height={tall} fill="currentColor" />;
      })}
    </svg>
  );
}
