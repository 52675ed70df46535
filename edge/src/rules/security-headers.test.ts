import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { contentPolicy, fixedHeaders, workerPolicy } from "./security-headers.ts";

describe("security headers", () => {
  const policy = contentPolicy("0123456789abcdef0123456789abcdef", ["https://id.example"]);

  it("S29: the evaluator finds nothing above an information", () => {
    const { csp } = new CspParser(policy);
    const findings = new CspEvaluator(csp)
      .evaluate()
      .filter((each) => each.severity < Severity.INFO && each.severity !== Severity.NONE);
    expect(findings.map((each) => `${each.directive} ${each.description}`)).toEqual([]);
  });

  it("S30: script and markup are never made from text, and no policy may allow it", () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types paygauge-workers");
  });

  it("a worker connects to nothing, which its page may", () => {
    const worker = workerPolicy("0123456789abcdef0123456789abcdef");
    expect(policy).toContain("connect-src 'self'");
    expect(worker).toContain("connect-src 'none'");
    expect(worker).not.toContain("connect-src 'self'");
  });

  it("S29 S31: says everything that the design asks for", () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://id.example");
    expect(fixedHeaders["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(fixedHeaders["cross-origin-opener-policy"]).toBe("same-origin");
    expect(fixedHeaders["cross-origin-resource-policy"]).toBe("same-origin");
    expect(fixedHeaders["origin-agent-cluster"]).toBe("?1");
    expect(fixedHeaders["x-content-type-options"]).toBe("nosniff");
  });
});
