export { glossaryTexts } from "@paygauge/api-types/glossary/fr";
