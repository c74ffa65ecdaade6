import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contentContext } from "~/content/content.server.ts";
import { typedContent } from "~/content/typed/typed-content.ts";
import { samplePost } from "../../testing/sample-content.ts";
import { snapshotOf } from "../../testing/snapshot.ts";
import { missingPage } from "./missing-page.server.ts";

const redirects = [
  { from: "/old", to: "/blog/old" },
  { from: "/blog/old", to: "/blog/post-1" },
  { from: "/blog/post-1", to: "/elsewhere" },
];

function answerTo(path: string): [number, string | null] {
  const context = new RouterContextProvider();
  context.set(contentContext, snapshotOf([samplePost(1)], [], { ...typedContent, redirects }));
  const { headers, status } = missingPage(context, new URL(path, "https://www.example.com"));
  return [status, headers.get("location")];
}

test("an address that was moved leads on for good, through a chain but not past a post", () => {
  expect(answerTo("/old?utm_source=x")).toEqual([301, "/blog/post-1?utm_source=x"]);
});

test("any other address leads to /404", () => {
  expect(answerTo("/nowhere?x=1")).toEqual([302, "/404"]);
});
