/** Every write of the tools once. */
import type { ToolMailForm } from "@paygauge/api-types/entities/tool-mails";
import { call } from "../areas/uploads/upload-calls.fixture.ts";
import { registerCompany } from "../companies/register.fixture.ts";
import { registerOf } from "../companies/register-stub.ts";
import { testEnv } from "../support/test-env.ts";
import type { Write } from "./writing.fixture.ts";

export async function companyListWrites(make: Write): Promise<void> {
  const company = registerCompany({ name: "TESCO PLC", number: "00445790" });
  await registerOf(testEnv).put("2026-11-01", JSON.stringify(company));
  const { id: listId } = await make("createCompanyList", { body: { name: "Suppliers", entries: ["445790"] } });
  const params = { listId };
  await make("toggleQueueService", { body: { isRunning: false } });
  await make("startCompanyList", { params });
  await make("cancelCompanyList", { params });
  await make("resumeCompanyList", { params });
  await make("toggleQueueService", { body: { isRunning: true } });
  await make("deleteCompanyList", { params });
}

export async function toolMailWrites(make: Write): Promise<void> {
  const language = "en" as const;
  const { brands } = await call<ToolMailForm>("GET", "/tools/mails");
  const template = { brandId: brands[0]?.id ?? "", name: "Monthly", subject: "A", text: "B", language };
  const { id: templateId } = await make("createToolTemplate", { body: template });
  await make("updateToolTemplate", { params: { templateId }, body: { ...template, version: 1 } });
  await make("deleteToolTemplate", { params: { templateId }, query: { brandId: template.brandId } });
  const recipients = [{ name: "", address: "ada@harbour.example" }];
  await make("sendToolMails", {
    body: { brandId: brands[0]?.id ?? "", subject: "A", text: "B", language, recipients },
  });
}
