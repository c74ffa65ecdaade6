import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Midwest investment", description: "Midwest investment", keywords: ["multifamily"], path: "/property-investment-opportunity" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Midwest investment</h1>;
}
