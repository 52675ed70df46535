export { glossaryTexts } from "@paygauge/api-types/glossary/en";
