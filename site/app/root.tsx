import { useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { campaignLinks } from "~/content/model/landing-page.ts";
import { choiceOf, latestAndEarlierFigures, openFirst } from "~/content/model/projects.ts";
import { editsOn } from "~/copy/catalogue.server.ts";
import { CopyEditsContext, noEdits } from "~/copy/use-copy.tsx";
import { ChunkFailure, ErrorScreen } from "~/layout/error-screen.tsx";
import { previewContext } from "~/layout/preview-context.server.ts";
import { sampleLine } from "~/layout/sample-line.ts";
import type { RootData } from "~/layout/use-root-data.ts";
import { ChunkLoadError } from "~/navigation/chunk-load-error.ts";
import { withPageTimeout } from "~/navigation/load-chunk.ts";
import { publicUrlContext } from "~/seo/site-identity.server.ts";
import instrumentSans from "~/ui/fonts/instrument-sans.woff2?url";
import newsreader from "~/ui/fonts/newsreader.woff2?url";
import type { Route } from "./+types/root.ts";
import "./app.css";

export const links: Route.LinksFunction = () => [
  // Fonts that arrive together cause one new layout instead of two.
  { rel: "preload", as: "font", type: "font/woff2", href: newsreader, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: instrumentSans, crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context, request, url }: Route.LoaderArgs): RootData {
  const preview = context.get(previewContext);
  // Reload the document: the server responds with a page that says why the preview is unavailable.
  if (preview === "unavailable") throw redirectDocument(request.url);
  const content = contentOf(context);
  // The pages that show these videos load them.
  const {
    founderVideo: _founderVideo,
    introductionVideo: _introductionVideo,
    ...settings
  } = content.settings;
  return {
    feeBasis: content.offering.feeBasis,
    campaignLinks: campaignLinks(content.landingPages),
    preview,
    publicUrl: context.get(publicUrlContext),
    isTrial: content.isTrial,
    minimumInvestment: content.offering.minimumInvestment,
    projectChoices: openFirst(latestAndEarlierFigures(content).latest).map(choiceOf),
    sampleKinds: content.isLive ? [] : [...new Set(content.withheld.map(({ kind }) => kind))],
    sampleLine: sampleLine(content),
    settings,
    copyEdits: editsOn(url.pathname, content.copyEdits),
    year: new Date().getUTCFullYear(),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [(_, next) => withPageTimeout(next())];

/** Forwards the headers of an error response, such as `Retry-After`. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {};
}

/** Does not load the root's data again while a visitor edits a search, which does not affect that data. */
export function shouldRevalidate({
  currentUrl,
  defaultShouldRevalidate,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const staysInSearch = currentUrl.pathname === "/search" && nextUrl.pathname === "/search";
  return defaultShouldRevalidate && !staysInSearch;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // Tells `first-view.ts`, tests and measurements that the app now handles clicks.
  useLayoutEffect(() => {
    document.documentElement.dataset.app = "started";
  }, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="#fbf8f2" media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content="#1f3a34" media="(prefers-color-scheme: dark)" name="theme-color" />
        <Meta />
        <Links />
      </head>
      <body>
        <CopyEditsContext value={root?.copyEdits ?? noEdits}>{children}</CopyEditsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof ChunkLoadError) return <ChunkFailure error={error} key={error.url} />;
  const message = error instanceof Error ? error.message : "";
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : message;
  return <ErrorScreen detail={detail} />;
}
