import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Machine-readable documents. Feed readers keep these URLs for years. */
const documents = [
  "robots.txt",
  "sitemap.xml",
  "blogs/feed.xml",
  "newsletter/feed.xml",
  "podcast/feed.xml",
  "podcast/transcripts/:episode",
].map((path) => route(path, "seo/documents.ts", { id: path }));

/** Routes: those of the specification's section 2 in its order, and additional ones. */
export default [
  layout("layout/site-layout.tsx", [
    index("pages/home/route.tsx"),
    route("about", "pages/about/route.tsx"),
    route("media", "pages/media/route.tsx"),
    route("investor", "pages/investor/route.tsx"),
    route("podcast", "pages/podcast/route.tsx"),
    route("portfolio", "pages/portfolio/route.tsx"),
    route("current-project", "pages/current-project/route.tsx"),
    route("privacy-policy", "pages/privacy-policy/route.tsx"),
    route("accessibility", "pages/accessibility/route.tsx"),
    route("contact", "pages/contact/route.tsx"),
    route("jefferson-reserve-phase-2", "pages/second-phase/route.tsx"),
    route("property-investment-opportunity", "pages/midwest/route.tsx"),
    route("investment-opportunity-in-south-dakota", "pages/south-dakota/route.tsx"),
    route("newsletter", "pages/newsletter/route.tsx"),
    route("newsletter/requested", "pages/newsletter/requested/route.tsx"),
    route("newsletter/confirm", "pages/newsletter/link/route.tsx", { id: "confirm" }),
    route("newsletter/unsubscribe", "pages/newsletter/link/route.tsx", { id: "unsubscribe" }),
    route("blogs", "pages/blog-list/route.tsx"),
    route("blog/:slug", "pages/blog-post/route.tsx"),
    route("search", "pages/search/route.tsx"),
    route("404", "pages/not-found/route.tsx"),
    route("thank-you", "pages/thank-you/route.tsx"),
    // All components on one page. Redirects to /404 unless GALLERY=1.
    route("gallery", "gallery/route.tsx"),
    route("gallery/error", "gallery/error-route.tsx"),
    // Campaign pages, at URLs that no other route matches.
    route(":slug", "pages/landing/route.tsx"),
    route("*", "pages/not-found/route.tsx", { id: "unknown-path" }),
  ]),
  ...documents,
] satisfies RouteConfig;
