import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Podcast", description: "Podcast", keywords: ["multifamily"], path: "/podcast" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Podcast</h1>;
}
