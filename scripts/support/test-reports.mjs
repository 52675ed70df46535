// What the runners' JSON reports say of a test run: its slowest files, and the tests that passed at a second try.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
const short = (file) => path.relative(root, file);

/** Files of a vitest report with the seconds of their tests. */
function ofVitest({ testResults }) {
  return testResults.map(({ name, assertionResults }) => ({
    file: short(name),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Files of a Playwright report with the seconds of their tests, and the tests that were tried again. */
function ofPlaywright({ suites, config }) {
  const files = suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests.map((test) => ({ title: spec.title, test })));
    const results = tests.flatMap(({ test }) => test.results);
    return {
      file: short(path.join(config.rootDir, suite.file)),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      again: tests.filter(({ test }) => test.results.length > 1).map(({ title }) => title),
    };
  });
  return files;
}

/** What the reports of a run say, each file once with the sum of its times. Reports that were not written are left out. */
export function readReports(reports) {
  const seconds = new Map();
  const again = [];
  for (const report of reports.map(read)) {
    if (report === null) continue;
    for (const each of report.suites ? ofPlaywright(report) : ofVitest(report)) {
      seconds.set(each.file, (seconds.get(each.file) ?? 0) + each.seconds);
      again.push(...(each.again ?? []).map((title) => `${each.file}: ${title}`));
    }
  }
  const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).map(([file, time]) => ({ file, seconds: time }));
  return { slowest, again };
}
