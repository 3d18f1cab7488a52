declare module '*?routes' {
  const routes: import('@orpc/contract').AnyContractRouter;
  export default routes;
}

declare module '*?routes=entriesContract' {
  const routes: import('@orpc/contract').AnyContractRouter;
  export default routes;
}
