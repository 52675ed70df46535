import { seededPeople, type SeededPerson } from "@paygauge/api-types/seeded-people";

export { seededPeople };

export function findPerson(subject: string): SeededPerson | undefined {
  return seededPeople.find((each) => each.subject === subject);
}

/** OpenID claims of a user; the product reads name, e-mail and the parts of the name. */
export function claimsOf(person: SeededPerson) {
  return {
    sub: person.subject,
    email: person.email,
    email_verified: true,
    preferred_username: person.username,
    name: `${person.givenName} ${person.surname}`,
    given_name: person.givenName,
    family_name: person.surname,
  };
}
