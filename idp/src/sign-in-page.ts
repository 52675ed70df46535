import type { SeededPerson } from "@paygauge/api-types/seeded-people";
import { tabAccessorRoles } from "@paygauge/api-types/access/roles";
import { escaped, page } from "./page.ts";
import { seededPeople } from "./people.ts";

const accessorRoles: ReadonlySet<string> = new Set(tabAccessorRoles);

function groupOf(person: SeededPerson): "special" | "accessor" | "standard" {
  const last = person.roles.at(-1);
  if (person.roles.length === 2 && last !== undefined && accessorRoles.has(last)) return "accessor";
  const plain =
    person.approved && !person.isDeactivated && person.brandingKey === null && person.directGrants.length === 0;
  return plain && person.roles.length > 0 && person.issuers.length < 2 && person.roles.length < 3
    ? "standard"
    : "special";
}

function entry(person: SeededPerson): string {
  return `<li><button class="person" name="subject" value="${escaped(person.subject)}"><b>${escaped(`${person.givenName} ${person.surname}`)}</b>
<small>${escaped(person.email)}</small><small>${escaped(person.note)}</small></button></li>`;
}

function section(title: string, group: ReturnType<typeof groupOf>): string {
  return `<h2>${title}</h2><ul>${seededPeople
    .filter((each) => groupOf(each) === group)
    .map(entry)
    .join("")}</ul>`;
}

/** The choice of a fictional user; there are no passwords, as the page states. */
export function signInPage(uid: string): string {
  return page(
    "Choose a sample user",
    `<h1>Choose a sample user</h1>
<p>This local identity provider replaces your own for testing. The users are fictional and have no passwords: choose one to
sign in as them. A deployment uses its own OpenID provider.</p>
<form method="post" action="/sign-in/${escaped(uid)}">${section("Roles", "standard")}${section("Special situations", "special")}${section("One extra role each", "accessor")}</form>`,
  );
}

export function goneSignInPage(): string {
  return page(
    "This sign-in has expired",
    "<h1>This sign-in has expired</h1><p>It was already completed or took longer than an hour. Go back to Paygauge and sign in again.</p>",
  );
}
