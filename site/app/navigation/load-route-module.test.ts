import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { loadRouteModule } from "./load-route-module.ts";

const require = createRequire(import.meta.url);

test("React Router still exports the function that we replace, with the same number of parameters", async () => {
  const file = path.join(
    path.dirname(require.resolve("react-router/package.json")),
    "dist/production/lib/dom/ssr/routeModules.js",
  );
  const replaced: unknown = await import(file);
  expect(replaced).toHaveProperty("loadRouteModule.length", loadRouteModule.length);
  expect(Object.keys(Object(replaced))).toEqual(["loadRouteModule"]);
});

test("a loaded module is not fetched again", async () => {
  const home = {};
  expect(await loadRouteModule({ id: "home", module: "/missing.js" }, { home })).toBe(home);
});

test("a module that fails to load is replaced by one whose page, action and loader throw the error", async () => {
  const loaded: Record<string, unknown> = {};
  const module = await loadRouteModule({ id: "about", module: "/static/js/about-1.js" }, loaded);
  expect(loaded).toEqual({ about: module });
  for (const part of ["default", "clientAction", "clientLoader"]) {
    expect(Reflect.get(Object(module), part)).toThrow("Loading chunk about-1 failed");
  }
});
