// Bundles the Workers that need no built interface, in a process of its own: a first start does it while that is built.
import { apartFromInterface, bundleWorkers } from "./support/system.mjs";

bundleWorkers(apartFromInterface);
