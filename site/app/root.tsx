import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useChunkState } from "~/chunks/chunk-state.ts";
import { contentOf } from "~/content/content.server.ts";
import { ErrorScreen } from "~/layout/error-screen.tsx";
import { publicUrlContext } from "~/seo/public-url.server.ts";
import instrumentSans from "~/ui/fonts/instrument-sans.woff2?url";
import newsreader from "~/ui/fonts/newsreader.woff2?url";
import type { Route } from "./+types/root.ts";
import "./app.css";

const preloadedFonts = [newsreader, instrumentSans];

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return {
    publicUrl: context.get(publicUrlContext),
    settings: contentOf(context).settings,
    year: new Date().getUTCFullYear(),
  };
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="#fbf8f2" name="theme-color" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { failure } = useChunkState();
  if (failure) throw failure;
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "";
  return <ErrorScreen detail={detail} />;
}
