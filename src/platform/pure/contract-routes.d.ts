declare module '*?routes' {
  const routes: import('@orpc/contract').AnyContractRouter;
  export default routes;
}
