import { expect, it } from "vitest";
import { claims, type Claims } from "./claims.fixture.ts";
import { isClaimSupported } from "./supported-claim.ts";

const all = (of: "faithful" | "contradicting") => claims.flatMap((each) => each[of].map((text) => ({ text, ...each })));
const supported = ({ text, passage, language }: Claims & { readonly text: string }) =>
  isClaimSupported(text, [passage], language);

it("lets no contradiction of a passage pass", () => {
  expect(all("contradicting").length).toBeGreaterThanOrEqual(40);
  expect(
    all("contradicting")
      .filter(supported)
      .map(({ text }) => text),
  ).toEqual([]);
});

it("lets most sentences pass that say the same in other words", () => {
  const lost = all("faithful").filter((each) => !supported(each));
  expect(lost.map(({ text }) => text).length, lost.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(
    all("faithful").length * 0.2,
  );
});
