import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { callAs, seedOrigin } from "../../support/call-origin.ts";

beforeAll(() => seedOrigin());

const me = async (subject: string) =>
  v.parse(currentUser, await (await callAs(subject, "GET", "/api/v1/users/user-permissions")).json());

it("the signed-in user is seen with every field of the specification", async () => {
  const [clara, sasha] = [await me("clara-client"), await me("sasha-sysadmin")];
  expect(clara).toMatchObject({
    idpId: "clara-client",
    inheritedBranding: clara.effectiveBranding,
    hasMoreJobArtifactsToAssign: false,
  });
  expect(clara.effectiveBrandingDisplayName).toMatch(/\S/);
  expect(clara).toHaveProperty("lastActivityAt");
  expect(sasha).toMatchObject({ effectiveBranding: null, inheritedBranding: null, effectiveBrandingDisplayName: null });
});
