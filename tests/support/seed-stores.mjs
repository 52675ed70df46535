// Seeds the stores that all systems of the tests copy. In a process of its own: a runtime changes the environment of its
// process, which would pass to every test.
import { seededStores } from "./seeded-stores.mjs";

for (const withJob of [false, true]) await seededStores(withJob);
