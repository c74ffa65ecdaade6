import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Portfolio", description: "Portfolio", keywords: ["multifamily"], path: "/portfolio" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Portfolio</h1>;
}
