import { expect, test } from "vitest";
import { chunksOf, type RouteEntries } from "./route-chunks.ts";

const routes: RouteEntries = {
  root: { id: "root", path: "", module: "/root.js", css: ["/root.css"] },
  layout: { id: "layout", parentId: "root", module: "/layout.js" },
  home: {
    id: "home",
    parentId: "layout",
    index: true,
    module: "/home.js",
    imports: ["/jsx.js"],
    css: ["/home.css"],
  },
  post: { id: "post", parentId: "layout", path: "blog/:slug", module: "/post.js" },
};

test("a page runs on its own files and on those of what stands around it", () => {
  expect(chunksOf(routes, "/")).toEqual({
    preloads: ["/root.js", "/layout.js", "/home.js", "/jsx.js"],
    scripts: ["/root.js", "/layout.js", "/home.js"],
    styles: ["/root.css", "/home.css"],
  });
  expect(chunksOf(routes, "/blog/first").scripts).toEqual(["/root.js", "/layout.js", "/post.js"]);
});

test("an address that no route answers needs nothing", () => {
  expect(chunksOf(routes, "/nowhere/at/all")).toEqual({ preloads: [], scripts: [], styles: [] });
});
