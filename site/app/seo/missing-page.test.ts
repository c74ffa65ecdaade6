import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contentContext } from "~/content/content-context.server.ts";
import { bundledSite } from "../../testing/bundled-site.ts";
import { sampleLandingPage, samplePost } from "../../testing/sample-content.ts";
import { sampleSnapshot } from "../../testing/snapshot.ts";
import { missingPage } from "./missing-page.server.ts";

const redirects = [
  { from: "/old", to: "/blog/old" },
  { from: "/blog/old", to: "/blog/post-1" },
  { from: "/blog/post-1", to: "/elsewhere" },
  { from: "/winter", to: "/spring-2027" },
  { from: "/spring-2027", to: "/elsewhere" },
];

function outcomeOf(path: string): [status: number, location: string | null] {
  const context = new RouterContextProvider();
  const content = sampleSnapshot([samplePost(1)], [], {
    ...bundledSite,
    landingPages: [sampleLandingPage()],
    redirects,
  });
  context.set(contentContext, content);
  const { headers, status } = missingPage(context, new URL(path, "https://www.example.com"));
  return [status, headers.get("location")];
}

test("a chain of redirects ends at the first URL that has a post", () => {
  expect(outcomeOf("/old?utm_source=x")).toEqual([301, "/blog/post-1?utm_source=x"]);
});

test("a redirect can lead to a campaign page, but never away from one", () => {
  expect(outcomeOf("/winter")).toEqual([301, "/spring-2027"]);
  expect(outcomeOf("/spring-2027")).toEqual([302, "/404"]);
});

test("any other URL redirects to /404", () => {
  expect(outcomeOf("/nowhere?x=1")).toEqual([302, "/404"]);
});
