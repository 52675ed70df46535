import { expect, it } from "vitest";
import { clientNetwork } from "./client-network.ts";

const networkOf = (setting: string | undefined, headers: Record<string, string>): string | null =>
  clientNetwork(setting === undefined ? {} : { CLIENT_ADDRESS: setting }, new Request("http://x/", { headers }));

const said = {
  "cf-connecting-ip": "192.0.2.1",
  "x-forwarded-for": "198.51.100.7, 203.0.113.9",
  forwarded: "for=1.1.1.1",
};

it("S61: the address is what the setting names that is in front, and never what a client says of itself", () => {
  expect(networkOf("cloudflare", said)).toBe("192.0.2.1");
  // A proxy adds to what a client sent: the last is the proxy's.
  expect(networkOf("header:X-Forwarded-For", said)).toBe("203.0.113.9");
  for (const none of ["", undefined, "none", "Cloudflare ", "header:", "header:x y", "cf-connecting-ip"])
    expect([none, networkOf(none, said)]).toEqual([none, null]);
  expect(networkOf("cloudflare", { "x-forwarded-for": "192.0.2.1" })).toBeNull();
});

it("S61: an IPv6 client is its network: the addresses that it has without number are one", () => {
  const from = (address: string) => networkOf("header:x-real-ip", { "x-real-ip": address });
  expect(from("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::");
  expect(from("2001:DB8:1:2::ffff")).toBe("2001:db8:1:2::");
  expect(from("[2001:db8::1]:443")).toBe("2001:db8:0:0::");
  expect(from("::1")).toBe("0:0:0:0::");
  expect(from("::ffff:192.0.2.1")).not.toBe(from("::ffff:192.0.2.2"));
  expect(from("192.0.2.1:1234")).toBe("192.0.2.1");
  for (const none of ["unknown", "", "x".repeat(300), "1.2.3", "]["]) expect([none, from(none)]).toEqual([none, null]);
});
