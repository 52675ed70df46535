import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

describe("security headers", () => {
  const headers = securityHeaders("0123456789abcdef0123456789abcdef", ["https://id.example"]);

  it("S29: the evaluator finds nothing above an information", () => {
    const { csp } = new CspParser(headers["content-security-policy"] ?? "");
    const findings = new CspEvaluator(csp)
      .evaluate()
      .filter((each) => each.severity < Severity.INFO && each.severity !== Severity.NONE);
    expect(findings.map((each) => `${each.directive} ${each.description}`)).toEqual([]);
  });

  it("S30: script and markup are never made from text, and no policy may allow it", () => {
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it("S29 S31: says everything that the design asks for", () => {
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("form-action 'self' https://id.example");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["origin-agent-cluster"]).toBe("?1");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});
