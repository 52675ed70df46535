/** Users with every kind of sight, and the runs that each can see by plain SQL (docs/access.md section 2). */
import { permissionsOf } from "@paygauge/api-types/access/roles";
import { seededPeople, type SeededPerson } from "@paygauge/api-types/seeded-people";

/** Two staff, managers of one issuer and of the other, members, clients, creators, and users who have no access. */
const usernames = [
  "sasha.sysadmin",
  "petra.jobmanager",
  "tina.twoissuers",
  "minna.twomember",
  "nora.neighbour",
  "cara.campaigner",
  "alan.accountmanager",
  "clara.client",
  "iggy.issuerplus",
  "isla.issuer",
  "milo.matched",
  "gloria.global",
  "bea.brandtwo",
  "greta.granted",
  "uri.unapproved",
  "nils.norole",
];
export const sixteenUsers = usernames.map((username) => {
  const person = seededPeople.find((each) => each.username === username);
  if (person === undefined) throw new Error(`No seeded user is called ${username}.`);
  return person;
});
export const userIdOf = ({ subject }: SeededPerson): string => `user-${subject}`;

/** The jobs whose IDs begin with a prefix and that a user can see, with the run, as a table expression. */
export const runsInSight = (prefix: string): string => `WITH mine AS (SELECT id, CASE
    WHEN ?2 = 1 OR owner_user_id = ?1
      OR EXISTS (SELECT 1 FROM user_issuers m WHERE m.user_id = ?1 AND m.issuer_id = jobs.issuer_id AND m.user_role = 'Manager')
      OR (?3 = 1 AND EXISTS (SELECT 1 FROM job_assignments a WHERE a.job_id = id AND a.user_id = ?1)) THEN current_run
    WHEN EXISTS (SELECT 1 FROM job_assignments a WHERE a.job_id = id AND a.user_id = ?1) THEN published_run
  END AS run FROM jobs WHERE deleted_on IS NULL AND is_draft = 0 AND id LIKE '${prefix}%' AND ?4 = 1)`;

const staffRoles = ["sysAdmin", "ptcoJobManager"];
/** Arguments of `runsInSight` for a user. */
export function sightArguments(person: SeededPerson) {
  const isStaff = person.roles.some((role) => staffRoles.includes(role));
  const creates = permissionsOf(person.roles).has("JobCreate");
  const isEligible = person.approved && person.roles.length > 0;
  return [userIdOf(person), Number(isStaff), Number(creates), Number(isEligible)];
}
