import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { contentOf } from "~/content/content.server.ts";
import { publicUrlContext } from "~/seo/public-url.server.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(publicUrlContext), settings: contentOf(context).settings };
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
  return <Outlet />;
}

/** The generic screen of the specification's sections 2 and 8. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "";
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>{detail}</p>
    </main>
  );
}
