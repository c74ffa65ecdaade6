import { expect, test } from "vitest";
import { type RouteEntries, scriptsOf } from "./prefetch.ts";

const routes: RouteEntries = {
  root: { id: "root", path: "", module: "/root.js" },
  layout: { id: "layout", parentId: "root", module: "/layout.js" },
  home: {
    id: "home",
    parentId: "layout",
    index: true,
    module: "/home.js",
    imports: ["/jsx.js"],
  },
  post: { id: "post", parentId: "layout", path: "blog/:slug", module: "/post.js" },
};

test("a page needs its own scripts and those of its layouts", () => {
  expect(scriptsOf(routes, "/")).toEqual(["/root.js", "/layout.js", "/home.js", "/jsx.js"]);
  expect(scriptsOf(routes, "/blog/first")).toEqual(["/root.js", "/layout.js", "/post.js"]);
});

test("a URL that no route matches needs no scripts", () => {
  expect(scriptsOf(routes, "/nowhere/at/all")).toEqual([]);
});
