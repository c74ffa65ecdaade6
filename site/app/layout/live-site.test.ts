import { expect, it } from "vitest";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import { buildSnapshot } from "~/content/store/snapshot.server.ts";
import { contentTypes } from "~/content/types/all-types.ts";
import { bundledEntries } from "~/content/types/bundled-entries.ts";
import type { BuiltEntry } from "~/content/types/content-type.ts";
import { readWholeBundle } from "../../testing/bundled-site.ts";
import { entryTools } from "../../testing/entry-tools.ts";
import { team as sampleTeam } from "../../testing/sample-entries.ts";
import { sampleLine } from "./sample-line.ts";

const bundle = await readWholeBundle();

async function entryOf(type: string, fields: object): Promise<BuiltEntry> {
  const contentType = contentTypes.get(type);
  const [first] = bundledEntries(type);
  if (!contentType || !first) throw new Error(`There is no ${type}`);
  return contentType.build({ ...first, ...fields }, entryTools());
}

function siteWith(
  changes: Readonly<Record<string, readonly BuiltEntry[]>>,
  options?: { withWithheld: boolean },
): ContentSnapshot {
  return buildSnapshot((type) => changes[type] ?? bundle.get(type) ?? [], options);
}

const live = { launch: [await entryOf("launch", { isLive: true })] };

const kindsOf = ({ withheld }: ContentSnapshot) => [...new Set(withheld.map(({ kind }) => kind))];

it("shows everything before the site is live, and names what is a sample", () => {
  const site = siteWith({});
  expect(site.isLive).toBe(false);
  expect(site.team).toHaveLength(3);
  expect(site.settings.introductionVideo).not.toBeNull();
  expect(sampleLine(site)).toBe(
    "This site shows a sample company with sample people, partners, videos and sources.",
  );
  expect(kindsOf(site).toSorted()).toEqual<WithheldKind[]>([
    "company",
    "deck",
    "episodes",
    "founderVideo",
    "introductionVideo",
    "links",
    "mediaVideos",
    "newsletters",
    "partners",
    "people",
    "posts",
    "sources",
    "testimonials",
  ]);
});

it("hides samples and figures without a source once the site is live", () => {
  const site = siteWith(live);
  expect(site.isLive).toBe(true);
  for (const list of [
    site.team,
    site.partners,
    site.testimonials,
    site.mediaVideos,
    site.episodes,
    site.newsletters,
    site.posts.all,
    site.marketRanks,
    site.offering.marketFigures,
    site.settings.scheduling,
    site.settings.social,
    site.settings.podcastPlatforms,
  ]) {
    expect(list).toEqual([]);
  }
  expect(site.settings).toMatchObject({ founderVideo: null, introductionVideo: null });
  expect(site.offering.deck).toBeNull();
  expect(sampleLine(site)).toBeNull();
});

it("keeps content that is not a sample: projects, units, classes, pictures, questions and terms", () => {
  const [beforeLaunch, afterLaunch] = [siteWith({}), siteWith(live)];
  for (const name of [
    "projects",
    "pastOpportunities",
    "stats",
    "questions",
    "glossary",
    "results",
    "moreFromUs",
  ] as const) {
    expect(afterLaunch[name]).toEqual(beforeLaunch[name]);
  }
  expect(afterLaunch.offering.returnClasses).toEqual(beforeLaunch.offering.returnClasses);
});

it("shows the content that has replaced samples once the site is live", async () => {
  const site = siteWith({
    ...live,
    "about-page": [
      await entryOf("about-page", {
        team: [{ ...sampleTeam[0], isSample: false, name: "Ruth Real" }, sampleTeam[1]],
      }),
    ],
    offering: [
      await entryOf("offering", {
        deck: { url: "/own.pdf" },
        marketFiguresSource: "HUD, March 2026",
        marketRanks: [
          { rank: "#1", text: "Growth", source: "Census Bureau, March 2026" },
          { rank: "#2", text: "Jobs" },
        ],
      }),
    ],
    "site-setting": [await entryOf("site-setting", { samples: ["social"] })],
  });
  expect(site.team.map(({ name }) => name)).toEqual(["Ruth Real"]);
  expect(site.marketRanks).toHaveLength(1);
  expect(site.offering.marketFigures).toHaveLength(2);
  expect(site.offering.deck?.href).toBe("/files/own.pdf");
  expect(site.settings.scheduling).toHaveLength(2);
  expect(site.settings.social).toEqual([]);
});

it("hides a setting that is invalid and whose default is a sample", async () => {
  const site = siteWith({
    ...live,
    "site-setting": [await entryOf("site-setting", { samples: [], social: "wrong" })],
  });
  expect(site.settings.social).toEqual([]);
});

it("shows everything in a preview, and names what visitors do not see", () => {
  const site = siteWith(live, { withWithheld: true });
  expect(site.team).toHaveLength(3);
  expect(site.withheld).toContainEqual({ kind: "people", name: "Avery Reed" });
  expect(site.withheld).toContainEqual({ kind: "sources", name: "Occupancy" });
  expect(sampleLine(site)).toBeNull();
});

it.each<[WithheldKind[], string | null]>([
  [["company"], "This site shows a sample company."],
  [["company", "posts"], "This site shows a sample company."],
  [["partners", "testimonials"], "This site shows sample partners and videos."],
  [["sources"], "This site shows sample sources."],
  [["posts", "episodes"], "This site shows sample podcast episodes and posts."],
  [["links", "deck"], null],
  [[], null],
])("the line about samples of %j is %j", (kinds, line) => {
  const withheld = kinds.map((kind) => ({ kind, name: "one" }));
  expect(sampleLine({ isLive: false, withheld, copyEdits: {} })).toBe(line);
});

it("has another content version once it is live", () => {
  expect(siteWith(live).version).not.toBe(siteWith({}).version);
});
