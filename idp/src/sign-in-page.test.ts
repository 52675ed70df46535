import { describe, expect, it } from "vitest";
import { seededPeople } from "./people.ts";
import { signInPage } from "./sign-in-page.ts";

describe("the local sign-in page", () => {
  it("offers every user once, with what each is for, and says that it is a test provider", () => {
    const html = signInPage("uid-1");
    expect(html).toContain("Local test provider");
    expect(html.match(/name="subject"/g)).toHaveLength(seededPeople.length);
    for (const person of seededPeople) expect(html).toContain(`value="${person.subject}"`);
    expect(html).not.toContain("<script");
  });

  it("makes a hostile interaction id harmless", () => {
    expect(signInPage('"><script>')).not.toContain('"><script>');
  });
});
