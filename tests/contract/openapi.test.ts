/** The API's description, against the standard's own schema and against what is declared. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { permissions } from "@paygauge/api-types/access/permissions";
import { permissionsOf, roles } from "@paygauge/api-types/access/roles";
import { isAllowed } from "@paygauge/api-types/access/access";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isForPrograms, isReleased } from "@paygauge/api-types/endpoints/call";
import { exampleOf } from "@paygauge/api-types/request-example";
import { openApiDocument } from "../../origin/src/areas/open-api/document.ts";

// OpenAPI 3.1, https://spec.openapis.org/oas/3.1/schema/2026-08-03: the published file.
const metaSchema: AnySchemaObject = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "openapi-3.1.schema.json"), "utf8"),
);
const facts = { flags: new Set(), provider: "https://id.example", version: "1" } as const;
const documentFor = (held: readonly (typeof permissions)[number][]) =>
  openApiDocument({ ...facts, flags: new Set(), permissions: new Set(held) });
const whole = documentFor(permissions);

interface Operation {
  readonly operationId: string;
  readonly "x-permissions"?: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> };
}
const operationsOf = (document: typeof whole): Operation[] =>
  Object.values(document.paths).flatMap((each) => Object.values(each) as Operation[]);

const ajv = () => new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const errorsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);

test("is OpenAPI 3.1, for every role", () => {
  const validate = ajv().compile(metaSchema);
  for (const held of [permissions, ...roles.map((role) => [...permissionsOf([role])])])
    expect(errorsOf(validate, documentFor(held))).toEqual([]);
  expect(errorsOf(validate, { ...whole, paths: { jobs: {} } }), "a path without a slash is found").not.toEqual([]);
});

test("lists what a program with these permissions can call, and nothing else", () => {
  for (const role of roles) {
    const held = permissionsOf([role]);
    const may = compiledCalls.filter(
      ({ call }) => isReleased(call) && isForPrograms(call) && call.flag === undefined && isAllowed(call.access, held),
    );
    expect(
      operationsOf(documentFor([...held]))
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual(may.map(({ id }) => id).toSorted());
  }
  const ids = operationsOf(whole).map(({ operationId }) => operationId);
  for (const never of ["registerProgram", "setUserRoles", "redeemMagicLink", "signIn", "chatMessage", "mailEvents"])
    expect(ids).not.toContain(never);
});

test("names every parameter of a path, and each operation once", () => {
  const ids = operationsOf(whole).map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [address, methods] of Object.entries(whole.paths)) {
    const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const operation of Object.values(methods) as Operation[]) {
      const inPath = operation.parameters.filter((each) => each.in === "path");
      expect([operation.operationId, inPath.map(({ name }) => name)]).toEqual([operation.operationId, named]);
    }
  }
});

test("every schema compiles, and its example is one of it", () => {
  const wrong: string[] = [];
  const compiler = ajv();
  compiler.addSchema({ $id: "api", components: whole.components });
  const inDocument = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
  for (const { operationId, requestBody } of operationsOf(whole)) {
    const json = requestBody?.content["application/json"]?.schema;
    if (json === undefined) continue;
    const example = exampleOf(json, whole.components.schemas);
    const errors = errorsOf(compiler.compile(inDocument(json)), example);
    if (errors.length > 0) wrong.push(`${operationId}: ${errors[0] ?? ""}`);
  }
  expect(wrong).toEqual([]);
});
