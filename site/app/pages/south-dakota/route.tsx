import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Investment opportunity in South Dakota", description: "Investment opportunity in South Dakota", keywords: ["multifamily"], path: "/investment-opportunity-in-south-dakota" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Investment opportunity in South Dakota</h1>;
}
