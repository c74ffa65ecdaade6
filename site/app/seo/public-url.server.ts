import { createContext } from "react-router";

/** The site's public origin without a trailing slash, such as `https://www.example.com`. */
export const publicUrlContext = createContext<string>("http://localhost:3000");
