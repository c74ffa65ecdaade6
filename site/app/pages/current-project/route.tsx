import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Current projects", description: "Current projects", keywords: ["multifamily"], path: "/current-project" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Current projects</h1>;
}
